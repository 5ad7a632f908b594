import { expect, it } from "vitest";
import { ianaName } from "./mailbox-zone";

it.each([
  ["Korea Standard Time", "Asia/Seoul"],
  ["Pacific Standard Time", "America/Los_Angeles"],
  ["Europe/Berlin", "Europe/Berlin"],
  ["UTC", "Etc/UTC"],
  ["Customized Time Zone", "Asia/Seoul"],
])("%s is %s", (name, zone) => expect(ianaName(name)).toBe(zone));
