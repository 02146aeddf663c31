import { registerHooks } from 'node:module'

/** Loaded before a site that is to be killed: its database is `killable-database.ts`. */
registerHooks({
  resolve(specifier, context, next) {
    const isOwn = context.parentURL?.endsWith('/killable-database.ts')
    return next(
      specifier === '#database/connect.ts' && !isOwn ? '#tests/faults/killable-database.ts' : specifier,
      context,
    )
  },
})
