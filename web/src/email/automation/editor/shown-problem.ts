/**
 * Something that keeps an automation from being active, in the interface's language. `step_id` is null for the trigger.
 */
export type ShownProblem = { step_id: string | null; message: string };
