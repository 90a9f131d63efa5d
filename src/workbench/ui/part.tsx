import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/** A component that is imported on demand. */
export type Part<Props> = FunctionComponent<Props> & {
  /** Imports it before it is rendered. */
  load(): Promise<void>;
};

/**
 * Returns a component that is imported on demand, and rendered as soon as it is there. React's `lazy` waits: its fallback stays for at least
 * 300 ms, and as long again after each other fallback on the page. An error goes to the boundary around it; shown again, it is imported again.
 * @param waiting shown until then
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: () => ReactNode = () => null,
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = async () => {
    loading ??= load();
    try {
      loaded = await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const known = () => loaded;
  return Object.assign((props: Props) => <Loading {...{ known, loadOnce, waiting, props }} />, { load: loadOnce });
}

interface LoadingProps<Props> {
  known(): ComponentType<Props> | undefined;
  loadOnce(): Promise<void>;
  waiting(): ReactNode;
  props: Props;
}

function Loading<Props extends object>({ known, loadOnce, waiting, props }: LoadingProps<Props>) {
  const [Loaded, show] = useState(known);
  useEffect(() => {
    loadOnce().then(
      () => show(known),
      // Thrown while rendering, an error reaches the boundary.
      (error) =>
        show(() => {
          throw error;
        }),
    );
  }, [known, loadOnce]);
  return Loaded ? <Loaded {...props} /> : waiting();
}
