// The box of parts a page is cut with. One door to all of them, so that they are fetched together, once.
export * from "./beasts";
export * from "./block";
export * from "./bones";
export * from "./figure";
export * from "./light";
export * from "./shape";
export * from "./stone";
export * from "./things";
export * from "./tone";
export * from "./wood";
