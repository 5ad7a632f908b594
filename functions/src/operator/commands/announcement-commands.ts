import { readFile } from "node:fs/promises";
import { Announcement } from "@dure/domain/teams/feature/announcement";
import { createAnnouncement, setAnnouncementActive } from "../../teams/feature/announce";
import { readAnnouncements } from "../../teams/feature/announcement-store";
import { type Command, TEXT, textOf, UsageError, wordOf } from "../command";
import { operatorContext } from "../operator";

const list: Command = {
  name: "announcements list",
  usage: "",
  summary: "The newest hundred announcements.",
  options: {},
  run: async () => ({ answer: await readAnnouncements() }),
};

const create: Command = {
  name: "announcements create",
  usage: "--file <announcement.json>",
  summary: "Adds an announcement; docs/operator.md shows its file. Without releasedAt it is released now.",
  options: { file: TEXT },
  run: async (given, operator) => {
    const announcement = await readAnnouncement(textOf(given, "file"));
    return {
      change: `create the announcement ${announcement.id}, ${announcement.active ? "active" : "not active yet"}`,
      apply: () => createAnnouncement(operatorContext(operator), announcement),
    };
  },
};

/** @throws UsageError that names the fields that are wrong */
async function readAnnouncement(path: string): Promise<Announcement> {
  const defaults = { imageUrl: null, path: null, releasedAt: new Date().toISOString(), active: false };
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new UsageError(String(error));
  });
  const parsed = Announcement.safeParse({ ...defaults, ...asObject(text) });
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`).join("\n"));
}

function asObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Told below.
  }
  throw new UsageError("The file holds no JSON object.");
}

const setter = (verb: "activate" | "deactivate"): Command => ({
  name: `announcements ${verb}`,
  usage: "<id>",
  summary: verb === "activate" ? "Shows an announcement." : "Shows an announcement no more.",
  options: {},
  run: async (given, operator) => {
    const id = wordOf(given, "the announcement's id");
    return {
      change: `${verb} the announcement ${id}`,
      apply: () => setAnnouncementActive(operatorContext(operator), id, verb === "activate"),
    };
  },
});

export const announcementCommands: readonly Command[] = [list, create, setter("activate"), setter("deactivate")];
