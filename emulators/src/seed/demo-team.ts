import type { Addresses } from "../addresses";
import { seedDashboards } from "./dashboards";
import { seedEmail } from "./email";
import { seedNotifications } from "./notifications";
import { seedRecords } from "./records";
import { seedRouting } from "./routing";
import { seedScheduling } from "./scheduling";
import { seedTasks } from "./tasks";
import { type Member, seedTeam } from "./team";

/** Seeds a demo team of six with a few hundred records, through the API as its users would. @returns its members */
export async function seedDemoTeam(at: Addresses): Promise<Member[]> {
  const members = await seedTeam(at);
  await seedRecords(members);
  await seedScheduling(at, members);
  await seedRouting(at, members);
  await seedDashboards(members);
  await seedTasks(members);
  await seedNotifications(members);
  await seedEmail(at, members);
  return members;
}
