/**
 * The shape that another language's texts must have: the same keys, any wording. English adds `_one` beside a plural's
 * `_other`, which Korean does without.
 */
export type TextsLike<T> = { [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> } & Singular<T>;

type Singular<T> = { [K in keyof T as K extends `${infer Stem}_other` ? `${Stem}_one` : never]?: string };
