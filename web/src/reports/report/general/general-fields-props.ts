import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { Problems } from "../use-report-draft";

/** A part of a general report's setting gets the whole and changes the whole. */
export type GeneralFieldsProps = {
  setting: GeneralSetting;
  problems: Problems;
  onChange: (setting: GeneralSetting) => void;
};
