import { AskedDrawer } from "./record/create/asked-drawer";
import { TaskTray } from "./task/task-tray";

/** What records have beside every page. */
export function Beside() {
  return (
    <>
      <TaskTray />
      <AskedDrawer />
    </>
  );
}
