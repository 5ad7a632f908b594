import { lazy, Suspense } from "react";
import type { SheetActions } from "../sheet/use-sheet-actions";

const RefusedCells = lazy(async () => ({ default: (await import("../sheet/refused-cells")).RefusedCells }));

/** What writing cells asks, and what it was refused. */
export function SheetDialogs({ actions }: { actions: SheetActions }) {
  return (
    <>
      {actions.question}
      {actions.report.length > 0 && (
        <Suspense>
          <RefusedCells cells={actions.report} onClose={actions.closeReport} />
        </Suspense>
      )}
    </>
  );
}
