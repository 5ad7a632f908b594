import { describe, expect, test } from "vitest";
import { assertReady, newTeamExport, viewTeamExport, withFile } from "./team-export";

const NOW = "2027-03-15T09:00:00.000Z";
const END = "2027-03-22T09:00:00.000Z";
const asked = { id: "e1", by: "u1", locale: "ko", now: NOW } as const;

describe("an export of a team", () => {
  test("can't start while another one runs, and replaces a finished one", () => {
    const running = newTeamExport(undefined, asked);
    expect(() => newTeamExport(running, asked)).toThrow();
    expect(newTeamExport(withFile(running, 10, NOW), { ...asked, id: "e2" }).id).toBe("e2");
    expect(newTeamExport({ ...running, state: "failed" }, { ...asked, id: "e3" }).state).toBe("running");
  });

  test("that is not finished after an hour counts as failed, and can be replaced", () => {
    const running = newTeamExport(undefined, asked);
    const [early, late] = ["2027-03-15T09:59:59.999Z", "2027-03-15T10:00:00.000Z"];
    expect(viewTeamExport(running, early)?.state).toBe("running");
    expect(() => newTeamExport(running, { ...asked, id: "e2", now: early })).toThrow();
    expect(viewTeamExport(running, late)?.state).toBe("failed");
    expect(newTeamExport(running, { ...asked, id: "e2", now: late })).toMatchObject({ id: "e2", state: "running" });
    expect(viewTeamExport(withFile(running, 10, NOW), late)?.state).toBe("ready");
  });

  test("can be downloaded for a week after it is ready", () => {
    const running = newTeamExport(undefined, asked);
    const ready = withFile(running, 10, NOW);
    expect(ready).toMatchObject({ state: "ready", bytes: 10, expires_at: END });
    expect(() => assertReady(running, "e1", NOW)).toThrow();
    expect(() => assertReady(ready, "e2", NOW)).toThrow();
    expect(() => assertReady(ready, "e1", END)).toThrow();
    expect(assertReady(ready, "e1", NOW)).toEqual(ready);
    expect(viewTeamExport(ready, END)).toBeNull();
    expect(viewTeamExport(ready, NOW)).not.toHaveProperty("locale");
  });
});
