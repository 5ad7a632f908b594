import { type DealTypeChange, followDealType as follow } from "../../forms/submission/submissions-mapping";
import type { RoutingGroup } from "../logic/serialized-logic";
import type { OutcomeSettings } from "./group";
import type { Router } from "./router";

/** Updates a router after a change of a deal type it writes into; returns the same object if it is not affected. */
export function followDealType(router: Router, change: DealTypeChange, now: string): Router {
  const kept = <Settings extends OutcomeSettings>(settings: Settings): Settings => {
    const mapping = follow(settings.form_submissions_mapping, change);
    return mapping === settings.form_submissions_mapping
      ? settings
      : { ...settings, form_submissions_mapping: mapping };
  };
  const groups = router.groups.map((group) => withProps(group, kept));
  const disqualified = { ...router.default, settings: kept(router.default.settings) };
  const isSame =
    groups.every(({ props }, place) => props === router.groups[place]?.props) &&
    disqualified.settings === router.default.settings;
  return isSame ? router : { ...router, groups, default: disqualified, updated_at: now };
}

type UpdateSettings = <Settings extends OutcomeSettings>(settings: Settings) => Settings;

/** One case per group type, so that the props keep their type. */
function withProps(group: RoutingGroup, keep: UpdateSettings): RoutingGroup {
  if (group.type === "routeTo") return { ...group, props: keep(group.props) };
  if (group.type === "text") return { ...group, props: keep(group.props) };
  return { ...group, props: keep(group.props) };
}
