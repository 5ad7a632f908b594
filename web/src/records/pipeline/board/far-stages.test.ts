import { expect, test } from "vitest";
import { farColumns } from "./far-stages";

test("columns are far when less than half of them is in sight", () => {
  const columns = [-250, -50, 300, 850, 950, 1200].map((left, place) => ({ id: `${place}`, left, right: left + 200 }));
  expect(farColumns({ left: 0, right: 1000 }, columns)).toEqual(["0", "4", "5"]);
});
