import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { Problems } from "../use-report-draft";

/** A part of a general report's form: it gets the whole setting and returns a whole new one. */
export type GeneralFieldsProps = {
  setting: GeneralSetting;
  problems: Problems;
  onChange: (setting: GeneralSetting) => void;
};
