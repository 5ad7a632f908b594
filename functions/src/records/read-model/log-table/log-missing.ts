import type { LogTable } from "./log-table";

/** A statement asks for a log that the model has not read yet. `withModel` reads it and asks again. */
export class LogMissing extends Error {
  constructor(readonly table: LogTable) {
    super(`The model has not read the log of ${table.name}.`);
  }
}
