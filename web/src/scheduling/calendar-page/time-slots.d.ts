/** The grid's rows, which the library's types leave out. */
declare module "react-big-calendar/lib/utils/TimeSlots" {
  import type { DateLocalizer } from "react-big-calendar";

  type Grid = {
    groups: Date[][];
    /** In percent of the column's height. */
    getRange: (start: Date, end: Date) => { top: number; height: number };
    closestSlotToPosition: (share: number) => Date;
    closestSlotFromDate: (date: Date, offset?: number) => Date;
    nextSlot: (slot: Date) => Date;
  };

  export function getSlotMetrics(day: {
    min: Date;
    max: Date;
    step: number;
    timeslots: number;
    localizer: DateLocalizer;
  }): Grid;
}
