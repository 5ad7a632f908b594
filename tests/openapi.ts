import { openApiDocument } from "../functions/src/open-api-document";

console.log(JSON.stringify(await openApiDocument(), null, 2));
