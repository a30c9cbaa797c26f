// Where others find this server: the address in a link must lead here from their device, not only from this one.
import { api } from "./api";

const loopback = /^(localhost|127\.|\[::1\])/;

export class Addresses {
  base = $state(location.origin);
  bases = $state.raw<string[]>([location.origin]);
  /** Nobody else can come: the server listens on this machine alone. */
  unreachable = $state(false);

  /** To be made while a component is being set up. */
  constructor() {
    const local = loopback.test(location.hostname);
    $effect(() => {
      api.addresses().then(
        ({ urls }) => {
          const known = urls.map((url) => url.replace(/\/$/, ""));
          this.bases = [...new Set(local && known.length > 0 ? known : [location.origin, ...known])];
          this.base = this.bases[0] ?? location.origin;
          this.unreachable = local && known.length === 0;
        },
        () => {
          this.unreachable = local;
        },
      );
    });
  }
}
