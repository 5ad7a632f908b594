import { createEmitter } from "../emitter/create-emitter";

type PhoneTable = typeof import("@dure/domain/shared/phone");

let table: PhoneTable | undefined;
let isLoading = false;
const loaded = createEmitter<void>();

/**
 * How the numbers of all countries are written; undefined until it is loaded, which the first use begins. It is large,
 * and few screens show a number that `formatMobile` doesn't know.
 */
export function phoneTable(): PhoneTable | undefined {
  if (!table && !isLoading) {
    isLoading = true;
    import("@dure/domain/shared/phone").then(
      (module) => {
        table = module;
        loaded.emit();
      },
      () => {
        // The next number that is shown tries again; until then it stands as it is stored.
        isLoading = false;
      },
    );
  }
  return table;
}

export const isPhoneTableLoaded = (): boolean => table !== undefined;

export const onPhoneTable = (listener: () => void): (() => void) => loaded.subscribe(listener);
