/** Something that keeps an automation from being active, in the language of the interface; null: the trigger. */
export type ShownProblem = { step_id: string | null; message: string };
