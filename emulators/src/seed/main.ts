import { suiteFromEnvironment } from "../suite/settings";
import { seedDemoTeam } from "./demo-team";

await seedDemoTeam(suiteFromEnvironment(process.env).at);
