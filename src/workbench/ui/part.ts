import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that is imported on demand. */
export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Imports it before it is rendered. */
  load(): Promise<void>;
};

/**
 * Returns a component that is imported on demand, and rendered at once if it was loaded before: with React's `lazy` alone its fallback comes
 * first, and stays for at least 300 ms.
 */
export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  type Module = Awaited<ReturnType<typeof loadOnce>>;
  // React takes any thenable, and calls back at once if this one does.
  // biome-ignore lint/suspicious/noThenProperty: a promise would call back later.
  const atOnce = (module: Module) => ({ then: (use: (module: Module) => void) => use(module) }) as Promise<Module>;
  return Object.assign(
    lazy(() => (loaded ? atOnce({ default: loaded }) : loadOnce())),
    { load: async () => void (await loadOnce()) },
  );
}
