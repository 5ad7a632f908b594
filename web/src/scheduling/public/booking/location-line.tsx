/** @jsxImportSource preact */
import type { PublicPlan } from "@dure/domain/scheduling/booking-page/booking-page";
import { Icon } from "../../../ui/public/shell/icon";
import { useTexts } from "../shell/language";

const ICONS = {
  "google-meet": "video",
  zoom: "video",
  teams: "video",
  custom: "video",
  phone: "phone",
  offline: "pin",
} as const;

/** Where the meeting takes place, as an entry of a list. */
export function LocationLine({ plan }: { plan: Pick<PublicPlan, "type" | "value"> }) {
  const texts = useTexts();
  return (
    <li>
      <Icon name={ICONS[plan.type]} />
      {plan.type === "offline" ? plan.value : texts.location[plan.type]}
    </li>
  );
}
