type Question = { name: string; type: string; customer_journey_data_consent: boolean };
type Answer = { name: string; value: unknown };

/**
 * Whether a person's website visits may be linked to their record. If the form asks for consent, it must be given
 * (docs/product/forms.md#consent).
 */
export const allowsJourney = (form: readonly Question[], answers: readonly Answer[]): boolean =>
  form
    .filter(({ type, customer_journey_data_consent }) => type === "consent" && customer_journey_data_consent)
    .every((question) => answers.some(({ name, value }) => name === question.name && Boolean(value)));
