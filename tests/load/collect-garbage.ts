import { ownProcess } from '#audit/testing/own-process.ts'

/** Loaded before a site whose memory is looked at: on this signal it collects its garbage. */
process.on('SIGUSR2', () => void ownProcess.liveBytes())
