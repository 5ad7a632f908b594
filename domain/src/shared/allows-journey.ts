type Question = { name: string; type: string; customer_journey_data_consent: boolean };
type Answer = { name: string; value: unknown };

/**
 * Whether somebody's visits to the website may be connected to their record: where a form asks for it, only if they
 * agreed (docs/product/forms.md#consent).
 */
export const allowsJourney = (form: readonly Question[], answers: readonly Answer[]): boolean =>
  form
    .filter(({ type, customer_journey_data_consent }) => type === "consent" && customer_journey_data_consent)
    .every((asked) => answers.some(({ name, value }) => name === asked.name && Boolean(value)));
