import { expect, test } from "vitest";
import { isRoleAddress } from "./is-role-address";

test.each(["info@hanbit.com", "Sales@hanbit.com", "no-reply@hanbit.com", "support+kr@hanbit.com"])(
  "%s belongs to a function",
  (email) => expect(isRoleAddress(email)).toBe(true),
);
test.each(["minji@hanbit.com", "info.kim@hanbit.com", "salesman@hanbit.com", ""])("'%s' belongs to a person", (email) =>
  expect(isRoleAddress(email)).toBe(false),
);
