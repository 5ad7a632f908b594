import { RequestedRecordDrawer } from "./record/create/requested-record-drawer";
import { TaskTray } from "./task/task-tray";

/** What records have beside every page. */
export function PageOverlays() {
  return (
    <>
      <TaskTray />
      <RequestedRecordDrawer />
    </>
  );
}
