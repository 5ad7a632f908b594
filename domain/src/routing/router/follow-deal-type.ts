import { type DealTypeChange, followDealType as follow } from "../../records/form-submission/submissions-mapping";
import type { RoutingGroup } from "../logic/serialized-logic";
import type { OutcomeSettings } from "./group";
import type { Router } from "./router";

/** A router after a deal type that it writes into has changed. The same router when it is not concerned. */
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

type Keep = <Settings extends OutcomeSettings>(settings: Settings) => Settings;

/** Each kind of group by itself, since its props belong to its type. */
function withProps(group: RoutingGroup, keep: Keep): RoutingGroup {
  if (group.type === "routeTo") return { ...group, props: keep(group.props) };
  if (group.type === "text") return { ...group, props: keep(group.props) };
  return { ...group, props: keep(group.props) };
}
