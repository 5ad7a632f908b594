import { z } from "zod";
import { Filter } from "../../records/filter/filter";
import { Line, Lines, Token, TypedText } from "../../shared/value";
import { automationIssues } from "./automation-issues";
import { Delay } from "./delay";
import { StepMail } from "./step-mail";

export const StepId = z.string().regex(/^[\w-]{1,40}$/);

const DelayStep = Delay.extend({ id: StepId, type: z.literal("delay") });

const Scalar = z.union([TypedText(10_000), z.number(), z.boolean(), z.null()]);

/** A value of any field, as a record's editor sends it; the field's own rules check it when the automation is published. */
const FieldValue = z.union([Scalar, z.array(Scalar).max(500), z.record(Token(100), Scalar)]);

const UpdateFieldStep = z.object({
  id: StepId,
  type: z.literal("update_field"),
  /** A field of leads and deals; empty until one is chosen. */
  field_id: Token(128).default(""),
  value: FieldValue.default(null),
});

const NotifySlackStep = z.object({
  id: StepId,
  type: z.literal("notify_slack"),
  channel: Token(64).default(""),
  text: Lines(2000).default(""),
});

const SendEmailStep = z.object({ id: StepId, type: z.literal("send_email"), email_campaign: StepMail });

const LeaveStep = z.object({ id: StepId, type: z.literal("leave") });

export const MAIL_CHECKS = ["opened", "clicked"] as const;

/** Whether people, not machines, have opened or clicked the mail of a step. */
const MailCheck = z.object({ step_id: StepId, act: z.enum(MAIL_CHECKS) });
export type MailCheck = z.infer<typeof MailCheck>;

const ConditionStep = z.object({
  id: StepId,
  type: z.literal("condition"),
  /** What the record must match; the language of lists over leads and deals. */
  filter: Filter.nullable().default(null),
  /** What the person must have done with a mail of this automation; it takes the filter's place. */
  mail: MailCheck.nullable().optional(),
  label: Line(100).default(""),
  get yes() {
    return z.array(Step);
  },
  get no() {
    return z.array(Step);
  },
});

type Simple = z.infer<
  typeof DelayStep | typeof UpdateFieldStep | typeof NotifySlackStep | typeof SendEmailStep | typeof LeaveStep
>;
type ConditionHead = {
  id: string;
  type: "condition";
  filter: Filter | null;
  mail?: MailCheck | null | undefined;
  label: string;
};
export type ConditionStep = ConditionHead & { yes: Step[]; no: Step[] };
/** A step of an automation. Both branches of a condition lead on to the step after it, unless they end in `leave`. */
export type Step = Simple | ConditionStep;

export type SendEmailStep = z.infer<typeof SendEmailStep>;

export type StepType = Step["type"];
export const STEP_TYPES = [
  "send_email",
  "delay",
  "condition",
  "update_field",
  "notify_slack",
  "leave",
] as const satisfies readonly StepType[];

export const Step: z.ZodType<Step> = z.lazy(() =>
  z.discriminatedUnion(
    "type",
    [DelayStep, ConditionStep, UpdateFieldStep, NotifySlackStep, SendEmailStep, LeaveStep],
    automationIssues.unknownAction,
  ),
);
