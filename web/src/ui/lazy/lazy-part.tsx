import { type ComponentType, type ReactNode, Suspense } from "react";
import { lazyComponent } from "./lazy-component";
import { useWasWanted } from "./use-was-wanted";

type LazyPartOptions<Props> = {
  /** Whether the part is needed now. It is loaded the first time and then stays mounted. */
  isWanted?: (props: Props) => boolean;
  /** Shown until the part's code is loaded. */
  fallback?: ReactNode;
};

/** A part of a screen whose code is not needed for the first paint, such as a dialog that is rarely opened. */
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
