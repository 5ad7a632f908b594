import { z } from "zod";
import { Id } from "../../shared/value";
import { OptionColor } from "../field/option-color";

/** Fields that one stage can ask for. */
const MAX_REQUIRED = 20;
const MAX_DAYS = 999;

const Probability = z.int().min(0).max(100);
const StaleDays = z.int().min(1).max(MAX_DAYS);
const RequiredFields = z.array(Id).max(MAX_REQUIRED);

/** What a stage has besides its name (docs/product/records-pipelines.md#stage-settings). */
export const StageSettings = z.object({
  color: OptionColor.optional(),
  /** The chance that a deal there is won, in percent. */
  probability: Probability.optional(),
  /** A deal that stays at the stage longer is stale. */
  stale_days: StaleDays.optional(),
  /** Fields that must be filled in before a deal comes there. */
  required_fields: RequiredFields.optional(),
});
export type StageSettings = z.infer<typeof StageSettings>;

/** Left out, a setting stays; null takes it away. */
export const StageSettingsChange = z.object({
  color: OptionColor.nullable().optional(),
  probability: Probability.nullable().optional(),
  stale_days: StaleDays.nullable().optional(),
  required_fields: RequiredFields.optional(),
});
export type StageSettingsChange = z.infer<typeof StageSettingsChange>;

/** The settings after a change. */
export function changedSettings(before: StageSettings, change: StageSettingsChange): StageSettings {
  const all = Object.entries({ ...before, ...defined(change) });
  return StageSettings.parse(Object.fromEntries(all.filter(([, value]) => value !== null && !isNone(value))));
}

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const defined = (change: StageSettingsChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
