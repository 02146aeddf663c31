import { mayBeCrawler } from './may-be-crawler.ts'

if (mayBeCrawler) void import('./meet-crawler.ts')
