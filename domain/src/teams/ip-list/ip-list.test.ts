import { expect, test } from "vitest";
import { addPass, passFor } from "./ip-list";

const NOW = "2026-05-01T10:00:00.000Z";

test("a pass lasts an hour, replaces the older one of the same address, and removes expired ones", () => {
  const passes = [
    { ip: "198.51.100.1", until: "2026-05-01T10:10:00.000Z" },
    { ip: "198.51.100.2", until: "2026-05-01T10:20:00.000Z" },
    { ip: "198.51.100.3", until: NOW },
  ];
  expect(addPass(passes, passFor("198.51.100.1", NOW), NOW)).toEqual([
    { ip: "198.51.100.2", until: "2026-05-01T10:20:00.000Z" },
    { ip: "198.51.100.1", until: "2026-05-01T11:00:00.000Z" },
  ]);
});
