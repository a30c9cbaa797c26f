// Something from the server that follows what it was asked with (the language, above all). While the new one is on its
// way the old one stays, so that nothing on the page is torn down and no form forgets what was typed.

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<unknown>(null);
  #attempt = $state(0);

  /** To be made while a component is being set up; `get` may read whatever state it depends on. */
  constructor(get: () => Promise<T>) {
    $effect(() => {
      void this.#attempt;
      let current = true;
      get().then(
        (value) => {
          if (!current) return;
          this.value = value;
          this.trouble = null;
        },
        (error: unknown) => {
          if (current) this.trouble = error;
        },
      );
      return () => (current = false);
    });
  }

  again = (): void => {
    this.trouble = null;
    this.#attempt += 1;
  };
}
