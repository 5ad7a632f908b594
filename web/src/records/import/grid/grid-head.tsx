import type { VirtualItem } from "@tanstack/react-virtual";
import { GridPart } from "../../record/list/table/grid-part";
import { useImportLabel } from "../use-import-label";
import type { GridColumn } from "./grid-column";

type GridHeadProps = {
  columns: readonly GridColumn[];
  /** The columns' names in the table. */
  header: readonly string[];
  seen: readonly VirtualItem[];
};

/** The fields above their columns. */
export function GridHead({ columns, header, seen }: GridHeadProps) {
  const label = useImportLabel();
  return (
    <GridPart role="row" aria-rowindex={1} className="head">
      {seen.map(({ index, start }) => {
        const one = columns[index];
        return (
          one && (
            <GridPart
              role="columnheader"
              key={index}
              className="cell"
              style={{ left: start }}
              title={header[one.column]}
            >
              {label(one.field)}
            </GridPart>
          )
        );
      })}
    </GridPart>
  );
}
