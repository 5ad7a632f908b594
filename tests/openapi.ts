import { openApiDocument } from "../functions/src/platform/openapi";

console.log(JSON.stringify(await openApiDocument(), null, 2));
