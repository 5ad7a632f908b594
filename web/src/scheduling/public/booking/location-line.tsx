/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import { Icon } from "../shell/icon";
import { useTexts } from "../shell/language";

const ICONS = { "google-meet": "video", phone: "phone", offline: "pin" } as const;

/** Where the meeting takes place, as an entry of a list. */
export function LocationLine({ location }: { location: PublicBookingPage["location"] }) {
  const texts = useTexts();
  return (
    <li>
      <Icon name={ICONS[location.type]} />
      {location.type === "offline" ? location.value : texts.location[location.type]}
    </li>
  );
}
