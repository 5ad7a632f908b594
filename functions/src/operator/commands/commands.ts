import type { Command } from "../command";
import { announcementCommands } from "./announcement-commands";
import { auditCommands } from "./audit-commands";
import { deadLetterCommands } from "./dead-letter-commands";
import { flagCommands } from "./flag-commands";
import { remoteConfigCommands } from "./remote-config-commands";
import { reportCommands } from "./report-commands";
import { teamCommands } from "./team-commands";

/** Every command; docs/operator.md lists them too. */
export const commands: readonly Command[] = [
  ...flagCommands,
  ...remoteConfigCommands,
  ...announcementCommands,
  ...teamCommands,
  ...deadLetterCommands,
  ...auditCommands,
  ...reportCommands,
];
