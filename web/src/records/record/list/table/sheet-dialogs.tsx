import { lazyPart } from "../../../../ui/lazy/lazy-part";
import type { SheetActions } from "../sheet/use-sheet-actions";

const RefusedCells = lazyPart(async () => (await import("../sheet/refused-cells")).RefusedCells);

/** What writing cells asks, and what it was refused. */
export function SheetDialogs({ actions }: { actions: SheetActions }) {
  return (
    <>
      {actions.question}
      {actions.report.length > 0 && <RefusedCells cells={actions.report} onClose={actions.closeReport} />}
    </>
  );
}
