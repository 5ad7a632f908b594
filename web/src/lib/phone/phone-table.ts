import { createEmitter } from "../emitter/create-emitter";

type PhoneTable = typeof import("@dure/domain/shared/phone");

let table: PhoneTable | undefined;
let isLoading = false;
const loaded = createEmitter<void>();

/**
 * The phone number formats of all countries; undefined until loaded. The first call starts loading. The table is large,
 * and few screens show a number that `formatMobile` can't format.
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
        // The next number to be shown retries; until then, numbers are shown as they are stored.
        isLoading = false;
      },
    );
  }
  return table;
}

export const isPhoneTableLoaded = (): boolean => table !== undefined;

export const onPhoneTable = (listener: () => void): (() => void) => loaded.subscribe(listener);
