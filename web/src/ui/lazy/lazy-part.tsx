import { type ComponentType, type ReactNode, Suspense } from "react";
import { lazyComponent } from "./lazy-component";
import { useWasWanted } from "./use-was-wanted";

type LazyPartOptions<Props> = {
  /** Whether the part is wanted now. It is fetched the first time and stays mounted from then on. */
  isWanted?: (props: Props) => boolean;
  /** What stands in its place until its code is there. */
  fallback?: ReactNode;
};

/** A part of a screen whose code is no part of the screen's first paint, such as a dialog that few visits open. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted = () => true, fallback = null }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const Part = lazyComponent(load);
  return function LazyPart(props: Props) {
    return (
      useWasWanted(isWanted(props)) && (
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
