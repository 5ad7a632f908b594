/** @jsxImportSource preact */
import type { FormMetadata } from "@dure/domain/routing/router/form";

/** What stands above the questions, if anything. */
export function FormHeading({ title, description }: Pick<FormMetadata, "title" | "description">) {
  if (!title && !description) return null;
  return (
    <div class="form-heading">
      {title && <h1>{title}</h1>}
      {description && <p>{description}</p>}
    </div>
  );
}
