// Runs the schedules of the built functions named on the command line. The functions emulator runs `onSchedule`
// functions only with the Pub/Sub emulator, which is a Java program.
import { createServer, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { HOST } from "../addresses";
import { nextDue } from "./next-due";
import { findSchedules, runNow, type Schedule, startSchedule } from "./schedules";

const [file = ""] = process.argv.slice(2);
const schedules = findSchedules(await import(pathToFileURL(file).href));
for (const schedule of schedules) {
  try {
    startSchedule(schedule);
  } catch (error) {
    console.error(`${schedule.id} has a schedule that is not understood, and runs only when asked: ${error}`);
  }
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (request.method === "GET" && pathname === "/")
    return answer(response, 200, { schedules: schedules.map(describe) });
  const wanted = request.method === "POST" ? /^\/run\/([^/]+)$/.exec(pathname)?.[1] : undefined;
  const schedule = schedules.find(({ id }) => id === wanted);
  if (!schedule)
    return answer(response, 404, {
      error: `GET / lists the schedules, POST /run/<id> runs one, ?at=<time> as if it were due then.`,
    });
  const result = await runNow(schedule, searchParams.get("at") ?? undefined);
  return answer(response, result.ok ? 200 : 500, result);
});
server.listen(Number(process.env.PORT), HOST, () => console.log(`${schedules.length} schedules`));

function describe({ id, schedule, timeZone }: Schedule) {
  try {
    return { id, schedule, timeZone, next: new Date(nextDue(schedule, timeZone, Date.now())).toISOString() };
  } catch (error) {
    return { id, schedule, timeZone, error: String(error) };
  }
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body, null, 2));
}
