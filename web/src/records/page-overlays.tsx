import { RequestedRecordDrawer } from "./record/create/requested-record-drawer";
import { SearchDialog } from "./search/search-dialog";
import { TaskTray } from "./task/task-tray";

/** What records have beside every page. */
export function PageOverlays() {
  return (
    <>
      <SearchDialog />
      <TaskTray />
      <RequestedRecordDrawer />
    </>
  );
}
