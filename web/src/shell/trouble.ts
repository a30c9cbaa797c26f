// Refusals as sentences.
import { Refusal } from "./api";
import { words } from "./words";

export function sentence(error: unknown): string {
  if (error instanceof Refusal) return error.offline ? words().trouble.offline : error.message || words().trouble.unknown;
  return words().trouble.unknown;
}
