/** A module that is loaded when it is needed. */
interface OnDemand<Module> {
  load(): Promise<Module>;
  /** Calls a function with the module: at once if it is loaded, so that it ends before the next key. */
  use(call: (module: Module) => unknown): void;
}

export function onDemand<Module>(importModule: () => Promise<Module>): OnDemand<Module> {
  let loaded: Module | undefined;
  const load = async () => {
    loaded = await importModule();
    return loaded;
  };
  return {
    load,
    use(call) {
      if (loaded === undefined) void load().then(call);
      else call(loaded);
    },
  };
}
