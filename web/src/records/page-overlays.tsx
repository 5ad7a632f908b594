import { NewRecordDrawer } from "./record/create/new-record-drawer";
import { RequestedRecordDrawer } from "./record/create/requested-record-drawer";
import { RecentWatcher } from "./search/recent-watcher";
import { SearchDialog } from "./search/search-dialog";
import { TaskTray } from "./task/task-tray";

/** What records have beside every page. */
export function PageOverlays() {
  return (
    <>
      <SearchDialog />
      <TaskTray />
      <RequestedRecordDrawer />
      <NewRecordDrawer />
      <RecentWatcher />
    </>
  );
}
