import { expect, it } from "vitest";
import { CallError } from "../../../lib/call-error";
import { refusedFields } from "./refused-fields";

it("returns the form's refused fields", () => {
  const details = [
    { path: "body.organizers.1.dest_cal", message: "No calendar." },
    { path: "query.x", message: "No." },
  ];
  expect(refusedFields(new CallError("BAD_REQUEST", "No.", 400, details))).toEqual([
    { path: "organizers.1.dest_cal", message: "No calendar." },
  ]);
  expect(refusedFields(new CallError("CONFLICT", "No.", 409))).toEqual([]);
  expect(refusedFields(new TypeError("offline"))).toEqual([]);
});
