import { AnnouncementModal } from "./feature/announcement-modal";
import { Tour } from "./onboarding/tour/tour";

/** What teams have beside every page. */
export function PageOverlays() {
  return (
    <>
      <Tour />
      <AnnouncementModal />
    </>
  );
}
