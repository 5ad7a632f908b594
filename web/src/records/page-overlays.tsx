import { NewRecordDrawer } from "./record/create/new-record-drawer";
import { RequestedRecordDrawer } from "./record/create/requested-record-drawer";
import { RecentWatcher } from "./search/recent-watcher";
import { SearchDialog } from "./search/search-dialog";
import { TaskTray } from "./task/task-tray";

/** The components of the records area that are mounted on every page. */
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
