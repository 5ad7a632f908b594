import { AnnouncementModal } from "./feature/announcement-modal";
import { Tour } from "./onboarding/tour/tour";

/** The overlays of the teams area on every page. */
export function PageOverlays() {
  return (
    <>
      <Tour />
      <AnnouncementModal />
    </>
  );
}
