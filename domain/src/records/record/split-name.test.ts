import { expect, test } from "vitest";
import { splitName } from "./split-name";

test.each([
  ["김민수", "민수", "김"],
  ["이 수", "수", "이"],
  ["Mina", "Mina", ""],
  ["Mary Ann Lee", "Mary Ann", "Lee"],
  ["  Jane   Doe ", "Jane", "Doe"],
  ["수", "수", ""],
])("%j is %j %j", (name, first_name, last_name) => expect(splitName(name)).toEqual({ first_name, last_name }));
