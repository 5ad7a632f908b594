import { expect, test } from "vitest";
import { suite } from "../support/suite/suite";

// Without a patch, such a name ends the emulators, and all data since their start is lost.
test.each(["GET", "DELETE", "PATCH", "POST"])(
  "%s: an object name that can't be decoded is refused, and the emulator keeps running",
  async (method) => {
    const answer = await fetch(`${suite.storageUrl}/v0/b/x/o/%252e%252`, { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await fetch(`${suite.storageUrl}/v0/b/demo-dure.appspot.com/o/nothing-here`)).status).toBeLessThan(500);
  },
);
